// check.mjs: exits with code 1 if a webhook is disabled.
const response = await fetch('https://api.mailwren.example/v1/webhooks?limit=100', {
  headers: {Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`},
  signal: AbortSignal.timeout(10_000),
});
const body = await response.json();
if (!response.ok) {
  throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
}

for (const {id, url, enabled} of body.data) {
  console.log(enabled ? 'enabled ' : 'DISABLED', id, url);
}
process.exitCode = body.data.every(({enabled}) => enabled) ? 0 : 1;
