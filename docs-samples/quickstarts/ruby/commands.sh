# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
bundle init
bundle add puma
# #endregion install

# #region hello
ruby hello.rb
# #endregion hello

# #region send
ruby send.rb
# #endregion send

# #region wrong-key
MAILWREN_API_KEY=wrong ruby send.rb
# #endregion wrong-key

# #region webhook
bundle exec puma --port 3000 webhook.ru
# #endregion webhook
