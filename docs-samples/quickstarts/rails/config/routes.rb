# config/routes.rb
Rails.application.routes.draw do
  post "/webhooks/mailwren", to: "mailwren_webhooks#create"
end
