openssl s_client -starttls smtp -connect smtp.mailwren.example:587 -verify_return_error -quiet
