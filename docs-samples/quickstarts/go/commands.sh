# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
go mod init shop.example/mail
mkdir -p mailwren cmd/hello cmd/send cmd/webhook
# #endregion install

# #region hello
go run ./cmd/hello
# #endregion hello

# #region send
go run ./cmd/send
# #endregion send

# #region wrong-key
MAILWREN_API_KEY=wrong go run ./cmd/send
# #endregion wrong-key

# #region webhook
go run ./cmd/webhook
# #endregion webhook
