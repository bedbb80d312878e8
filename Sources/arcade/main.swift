import ArcadeCLI

Arcade.main()
