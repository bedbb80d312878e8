import TextUI

/// The emoji themes. Every face is one wide scalar that is drawn as emoji by default.
extension Themes {
  static let animals = emoji(
    "animals", Phrase(en: "animals", zh: "动物"),
    [
      ("🐶", "dog", "狗"), ("🐱", "cat", "猫"), ("🐭", "mouse", "老鼠"), ("🐰", "rabbit", "兔子"),
      ("🦊", "fox", "狐狸"), ("🐻", "bear", "熊"), ("🐼", "panda", "熊猫"), ("🐨", "koala", "考拉"),
      ("🐯", "tiger", "老虎"), ("🦁", "lion", "狮子"), ("🐮", "cow", "奶牛"), ("🐷", "pig", "猪"),
      ("🐸", "frog", "青蛙"), ("🐵", "monkey", "猴子"), ("🐴", "horse", "马"), ("🐺", "wolf", "狼"),
      ("🐘", "elephant", "大象"), ("🦒", "giraffe", "长颈鹿"), ("🦓", "zebra", "斑马"),
      ("🦔", "hedgehog", "刺猬"), ("🦍", "gorilla", "大猩猩"), ("🦌", "deer", "鹿"), ("🐫", "camel", "骆驼"),
      ("🐑", "sheep", "绵羊"), ("🐍", "snake", "蛇"), ("🦘", "kangaroo", "袋鼠"),
      ("🐊", "crocodile", "鳄鱼"), ("🐢", "turtle", "乌龟"), ("🐙", "octopus", "章鱼"),
      ("🦀", "crab", "螃蟹"), ("🐧", "penguin", "企鹅"), ("🐳", "whale", "鲸鱼"),
    ])

  static let garden = emoji(
    "garden", Phrase(en: "garden pictures", zh: "花园图案"),
    [
      ("🌷", "tulip", "郁金香"), ("🌹", "rose", "玫瑰"), ("🌻", "sunflower", "向日葵"),
      ("🌸", "blossom", "樱花"), ("💐", "bouquet", "花束"), ("🌱", "sprout", "幼苗"),
      ("🍀", "clover", "四叶草"), ("🌵", "cactus", "仙人掌"), ("🌲", "pine tree", "松树"),
      ("🌴", "palm tree", "棕榈树"), ("🍂", "fallen leaf", "落叶"), ("🐝", "bee", "蜜蜂"),
      ("🦋", "butterfly", "蝴蝶"), ("🐞", "ladybug", "瓢虫"), ("🐌", "snail", "蜗牛"),
      ("🐛", "caterpillar", "毛毛虫"), ("🐜", "ant", "蚂蚁"), ("🦉", "owl", "猫头鹰"), ("🦆", "duck", "鸭子"),
      ("🐓", "rooster", "公鸡"), ("🐥", "chick", "小鸡"), ("🦅", "eagle", "老鹰"), ("🦜", "parrot", "鹦鹉"),
      ("🦢", "swan", "天鹅"), ("⛲", "fountain", "喷泉"), ("🌈", "rainbow", "彩虹"), ("🌞", "sun", "太阳"),
    ])

  static let harvest = emoji(
    "harvest", Phrase(en: "fruit and vegetables", zh: "蔬果"),
    [
      ("🍎", "apple", "苹果"), ("🍐", "pear", "梨"), ("🍊", "orange", "橘子"), ("🍋", "lemon", "柠檬"),
      ("🍌", "banana", "香蕉"), ("🍉", "watermelon", "西瓜"), ("🍇", "grapes", "葡萄"),
      ("🍓", "strawberry", "草莓"), ("🍒", "cherries", "樱桃"), ("🍑", "peach", "桃子"),
      ("🍍", "pineapple", "菠萝"), ("🥥", "coconut", "椰子"), ("🥝", "kiwi", "猕猴桃"),
      ("🍈", "melon", "甜瓜"), ("🥑", "avocado", "牛油果"), ("🍆", "eggplant", "茄子"),
      ("🥦", "broccoli", "西兰花"), ("🥒", "cucumber", "黄瓜"), ("🌽", "corn", "玉米"),
      ("🥕", "carrot", "胡萝卜"), ("🥔", "potato", "土豆"), ("🍄", "mushroom", "蘑菇"),
      ("🌰", "chestnut", "栗子"), ("🥜", "peanuts", "花生"),
    ])

  static let food = emoji(
    "food", Phrase(en: "food pictures", zh: "美食"),
    [
      ("🍔", "burger", "汉堡"), ("🍕", "pizza", "披萨"), ("🍟", "fries", "薯条"), ("🌭", "hot dog", "热狗"),
      ("🌮", "taco", "塔可"), ("🥪", "sandwich", "三明治"), ("🍣", "sushi", "寿司"), ("🍜", "noodles", "面条"),
      ("🍙", "rice ball", "饭团"), ("🥟", "dumpling", "饺子"), ("🍞", "bread", "面包"),
      ("🥐", "croissant", "牛角包"), ("🥨", "pretzel", "椒盐卷饼"), ("🥓", "bacon", "培根"),
      ("🥩", "steak", "牛排"), ("🍗", "chicken leg", "鸡腿"), ("🧀", "cheese", "奶酪"),
      ("🍳", "fried egg", "煎蛋"), ("🥗", "salad", "沙拉"), ("🥞", "pancakes", "松饼"),
      ("🍿", "popcorn", "爆米花"), ("🍦", "ice cream", "冰淇淋"), ("🍩", "donut", "甜甜圈"),
      ("🍪", "cookie", "饼干"), ("🍰", "cake", "蛋糕"), ("🍫", "chocolate", "巧克力"), ("🍬", "candy", "糖果"),
      ("🍭", "lollipop", "棒棒糖"), ("🍯", "honey", "蜂蜜"), ("🍮", "custard", "布丁"),
      ("☕", "coffee", "咖啡"),
    ])

  static let faces = emoji(
    "faces", Phrase(en: "faces", zh: "表情"),
    [
      ("😁", "grin", "咧嘴笑"), ("😍", "heart eyes", "爱心眼"), ("😎", "sunglasses", "墨镜"),
      ("😘", "kiss", "飞吻"), ("🤗", "hug", "拥抱"), ("🤔", "thinking", "思考"), ("🤓", "nerd", "书呆子"),
      ("😛", "tongue out", "吐舌"), ("😴", "sleeping", "睡觉"), ("😭", "crying", "大哭"),
      ("😡", "angry", "生气"), ("😱", "screaming", "尖叫"), ("🤯", "mind blown", "震惊"),
      ("😷", "face mask", "口罩"), ("🤢", "sick", "恶心"), ("🥶", "freezing", "冻僵"),
      ("🤕", "injured", "受伤"), ("🤐", "zipper mouth", "闭嘴"), ("🤑", "money mouth", "财迷"),
      ("😶", "no mouth", "沉默"), ("🤠", "cowboy", "牛仔"), ("🤡", "clown", "小丑"),
      ("🥳", "partying", "庆祝"), ("🤖", "robot", "机器人"), ("👽", "alien", "外星人"), ("👻", "ghost", "幽灵"),
      ("👾", "monster", "怪兽"), ("🎃", "pumpkin", "南瓜"),
    ])

  static let travel = emoji(
    "travel", Phrase(en: "travel pictures", zh: "旅行图案"),
    [
      ("🚗", "car", "汽车"), ("🚌", "bus", "公交车"), ("🚒", "fire truck", "消防车"),
      ("🚑", "ambulance", "救护车"), ("🚜", "tractor", "拖拉机"), ("🚲", "bicycle", "自行车"),
      ("🛵", "scooter", "小摩托"), ("🚂", "train", "火车"), ("🚅", "bullet train", "高铁"),
      ("🚡", "cable car", "缆车"), ("🚁", "helicopter", "直升机"), ("🛫", "plane", "飞机"),
      ("🚀", "rocket", "火箭"), ("🛸", "ufo", "飞碟"), ("🚢", "ship", "轮船"), ("⛵", "sailboat", "帆船"),
      ("⚓", "anchor", "船锚"), ("⛽", "gas pump", "加油机"), ("🚦", "stoplight", "红绿灯"),
      ("🚨", "siren", "警灯"), ("💺", "seat", "座位"), ("🧳", "suitcase", "行李箱"), ("⛺", "tent", "帐篷"),
      ("🏰", "castle", "城堡"), ("🌉", "bridge", "大桥"), ("🗼", "tower", "铁塔"), ("📷", "camera", "相机"),
      ("🧭", "compass", "指南针"), ("🎫", "ticket", "门票"), ("🌋", "volcano", "火山"),
    ])

  static let sport = emoji(
    "sport", Phrase(en: "sports pictures", zh: "运动图案"),
    [
      ("⚽", "soccer", "足球"), ("🏀", "basketball", "篮球"), ("🏈", "football", "橄榄球"),
      ("⚾", "baseball", "棒球"), ("🎾", "tennis", "网球"), ("🎱", "pool ball", "台球"),
      ("🏓", "ping pong", "乒乓球"), ("🏒", "hockey", "冰球"), ("🥊", "boxing", "拳击"),
      ("🥋", "karate", "空手道"), ("⛳", "golf", "高尔夫"), ("🎳", "bowling", "保龄球"), ("🎯", "darts", "飞镖"),
      ("🎿", "skis", "滑雪板"), ("🛷", "sled", "雪橇"), ("🥌", "curling", "冰壶"),
      ("🛹", "skateboard", "滑板"), ("🛶", "canoe", "独木舟"), ("🎣", "fishing", "钓鱼"),
      ("🥅", "goal net", "球门"), ("🥏", "frisbee", "飞盘"), ("🏆", "trophy", "奖杯"),
      ("🏅", "medal", "奖牌"), ("🏁", "race flag", "方格旗"),
    ])

  static let clothes = emoji(
    "clothes", Phrase(en: "clothes", zh: "服饰"),
    [
      ("👕", "shirt", "上衣"), ("👖", "jeans", "牛仔裤"), ("👗", "dress", "连衣裙"), ("👘", "kimono", "和服"),
      ("🧥", "coat", "大衣"), ("🧣", "scarf", "围巾"), ("🧤", "gloves", "手套"), ("🧦", "socks", "袜子"),
      ("👟", "sneaker", "运动鞋"), ("👞", "shoe", "皮鞋"), ("👠", "high heel", "高跟鞋"),
      ("👢", "boot", "靴子"), ("👒", "sun hat", "草帽"), ("🎩", "top hat", "礼帽"), ("🧢", "cap", "鸭舌帽"),
      ("🎓", "grad cap", "学士帽"), ("👑", "crown", "王冠"), ("👓", "glasses", "眼镜"),
      ("👜", "handbag", "手提包"), ("🎒", "backpack", "书包"), ("⌚", "watch", "手表"), ("💍", "ring", "戒指"),
      ("💄", "lipstick", "口红"), ("🎀", "ribbon", "蝴蝶结"), ("🌂", "umbrella", "雨伞"),
      ("🧵", "thread", "线"), ("🧶", "yarn", "毛线"), ("🧷", "safety pin", "别针"),
    ])

  static let home = emoji(
    "home", Phrase(en: "household things", zh: "家居用品"),
    [
      ("🏠", "house", "房子"), ("🚪", "door", "门"), ("🛁", "bathtub", "浴缸"), ("🚽", "toilet", "马桶"),
      ("🚿", "shower", "淋浴"), ("📺", "television", "电视"), ("📱", "smartphone", "手机"),
      ("📞", "telephone", "电话"), ("💻", "laptop", "电脑"), ("💡", "light bulb", "灯泡"),
      ("🔦", "flashlight", "手电筒"), ("🔑", "key", "钥匙"), ("🔒", "lock", "锁"), ("🔔", "bell", "铃铛"),
      ("⏰", "alarm clock", "闹钟"), ("⏳", "hourglass", "沙漏"), ("🔨", "hammer", "锤子"),
      ("📕", "book", "书"), ("📰", "newspaper", "报纸"), ("📅", "calendar", "日历"),
      ("📫", "mailbox", "信箱"), ("📦", "box", "纸箱"), ("🔋", "battery", "电池"), ("🔌", "plug", "插头"),
      ("🔍", "magnifier", "放大镜"), ("📎", "paper clip", "回形针"), ("📌", "pushpin", "图钉"),
      ("🥄", "spoon", "勺子"), ("🧹", "broom", "扫帚"), ("🧲", "magnet", "磁铁"),
    ])

  static let fun = emoji(
    "fun", Phrase(en: "fun pictures", zh: "娱乐图案"),
    [
      ("🎸", "guitar", "吉他"), ("🎺", "trumpet", "小号"), ("🎷", "saxophone", "萨克斯"),
      ("🥁", "drum", "鼓"), ("🎹", "piano", "钢琴"), ("🎤", "microphone", "麦克风"),
      ("🎧", "headphones", "耳机"), ("🎵", "music note", "音符"), ("📻", "radio", "收音机"),
      ("💿", "disc", "光盘"), ("🎨", "palette", "调色板"), ("🎭", "masks", "面具"),
      ("🎬", "clapperboard", "场记板"), ("🎥", "movie camera", "摄影机"), ("🎁", "gift", "礼物"),
      ("🎈", "balloon", "气球"), ("🎉", "party popper", "礼花筒"), ("🎆", "fireworks", "烟花"),
      ("🏮", "lantern", "灯笼"), ("🎐", "wind chime", "风铃"), ("📣", "megaphone", "喇叭"),
      ("🔮", "crystal ball", "水晶球"), ("🎪", "circus", "马戏团"), ("🎠", "carousel", "旋转木马"),
      ("🎡", "ferris wheel", "摩天轮"), ("🧸", "teddy bear", "玩具熊"), ("🎮", "video game", "游戏机"),
      ("🧩", "puzzle", "拼图"), ("🎲", "dice", "骰子"),
    ])
}
