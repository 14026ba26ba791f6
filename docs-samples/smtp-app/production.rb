config.action_mailer.delivery_method = :smtp
config.action_mailer.smtp_settings = {
  address: "smtp.mailwren.example",
  port: 587,
  user_name: "mailwren",
  password: ENV.fetch("MAILWREN_API_KEY"),
  authentication: :plain,
  enable_starttls: true
}
