# Creates a Django project and an app around the sample's files without changing them.
set -e
mkdir sample
mv mail shop sample/
python3 -m django startproject shop .
python3 manage.py startapp mail
sed -i "s/'django.contrib.admin',/'mail',/" shop/settings.py
cp -R sample/mail sample/shop .
