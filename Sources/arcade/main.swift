import App

Arcade.main()
