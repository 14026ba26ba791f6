for port in 587 465 2525; do
  timeout 5 bash -c "true < /dev/tcp/smtp.mailwren.example/$port" 2>&1 \
    && echo "$port open" || echo "$port blocked"
done
