# config/routes.rb
Rails.application.routes.draw do
  # #region route
  post "/webhooks/mailwren", to: "mailwren_webhooks#create"
  # #endregion route
end
