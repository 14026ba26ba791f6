module shop.example/mail

go 1.19
