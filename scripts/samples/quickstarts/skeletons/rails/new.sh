# Makes a Rails application around the sample's files, which stay as they are.
set -e
mkdir sample
mv app config sample/
rails new . --api --force --name shop --skip-bundle --skip-git --skip-test --skip-active-record --skip-active-storage \
  --skip-action-cable --skip-action-mailbox --skip-action-mailer --skip-action-text --skip-bootsnap \
  --skip-javascript --skip-listen --skip-spring --skip-sprockets
printf 'source "https://rubygems.org"\ngem "rails"\ngem "puma"\n' > Gemfile
bundle install --local
# What has been seen is kept in the cache, which is off in development.
sed -i 's/:null_store/:memory_store/' config/environments/development.rb
cp -R sample/app sample/config .
