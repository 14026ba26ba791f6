# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
php -m | grep curl
# #endregion install

# #region hello
php hello.php
# #endregion hello

# #region send
php send.php
# #endregion send

# #region wrong-key
MAILWREN_API_KEY=wrong php send.php
# #endregion wrong-key

# #region webhook
php -S localhost:3000 webhook.php
# #endregion webhook
