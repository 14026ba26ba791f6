# The commands of this quickstart, in order.

# #region install
php artisan install:api
# #endregion install

# #region hello
php artisan mailwren:hello
# #endregion hello

# #region send
php artisan tinker --execute="App\Jobs\SendReceipt::dispatch(1042, 'you@shop.example')"
php artisan queue:work --stop-when-empty
# #endregion send

# #region webhook
php artisan serve --port=3000 --no-reload
# #endregion webhook
