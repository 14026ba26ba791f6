// A CloudFront function for viewer requests: clean URLs on a bucket, which has only files.
function handler(event) {
  const {request} = event;
  if (request.uri.endsWith('/')) {
    request.uri += 'index.html';
  } else if (!/\.\w+$/.test(request.uri)) {
    request.uri += '.html';
  }
  return request;
}
