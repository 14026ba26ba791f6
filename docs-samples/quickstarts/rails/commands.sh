# The commands of this quickstart, in order.

# #region hello
bin/rails runner script/hello.rb
# #endregion hello

# #region send
bin/rails runner "puts ReceiptJob.perform_now(1042, 'you@shop.example')"
# #endregion send

# #region webhook
bin/rails server --port 3000
# #endregion webhook
