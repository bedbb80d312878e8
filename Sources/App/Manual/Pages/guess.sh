while read -r line; do
  case $line in
    *'"type":"begin"'*)
      range=${line#*'"range":"'} range=${range%%'"'*}
      low=${range%-*} high=${range#*-} ;;
    *'"type":"move"'*)
      low=${line#*'"low":'} low=${low%%[!0-9]*}
      high=${line#*'"high":'} high=${high%%[!0-9]*} ;;
    *'"type":"refused"'*) ;;
    *) continue ;;
  esac
  case $line in *'"status"'* | *'"replayed"'*) continue ;; esac
  echo $(((low + high) / 2))
done
