# Creates a Rails app around the sample's files without changing them. It runs without Bundler, because some versions
# of Bundler do not find the gems packaged by Debian.
set -e
mkdir sample
mv app config sample/
rails new . --api --force --name shop --skip-bundle --skip-git --skip-test --skip-active-record --skip-active-storage \
  --skip-action-cable --skip-action-mailbox --skip-action-mailer --skip-action-text --skip-bootsnap \
  --skip-javascript --skip-listen --skip-spring --skip-sprockets
rm Gemfile
: > config/boot.rb
sed -i '/^Bundler\.require/d' config/application.rb
# Processed events are stored in the cache, which is off in development.
sed -i 's/:null_store/:memory_store/' config/environments/development.rb
cp -R sample/app sample/config .
