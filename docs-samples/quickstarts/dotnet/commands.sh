# The commands of this quickstart, in order.

# #region install
dotnet new web --name shop-mail
cd shop-mail
# #endregion install

# #region run
dotnet run -- --urls http://localhost:3000
# #endregion run

# #region hello-send
curl -X POST http://localhost:3000/hello
# #endregion hello-send

# #region send
curl -X POST http://localhost:3000/orders/1042/receipt
# #endregion send
