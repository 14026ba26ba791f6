-- Mixed and malformed requests for wrk; see README.md. wrk cannot read responses to HEAD.
local paths = {
  "/", "/pricing", "/docs", "/de/", "/de/preise", "/api", "/blog", "/openapi.yaml", "/sitemap.xml", "/docs.md",
  "/docs/", "/docs.html", "/de", "/de/pricing", "/nope", "/de/docs/nope", "//docs", "///", "/_headers", "/.git/config",
  "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/%00", "/docs%00.html", "/%E0%A4%A", "/%ff%fe", "/%zz",
  "/docs/%0d%0aX:%20y", "/docs?" .. string.rep("q", 6000), "/" .. string.rep("a", 7000), "/" .. string.rep("x/", 1500),
}
local ranges = {"bytes=0-99", "bytes=9-1", "bytes=0-1,5-9,20-"}
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function request()
  local headers = {Host = "localhost", ["Accept-Encoding"] = math.random(2) == 1 and "gzip" or nil, Range = ranges[math.random(6)]}
  return wrk.format("GET", paths[math.random(#paths)], headers)
end

counts = {}
function response(status)
  counts[status] = (counts[status] or 0) + 1
end

function done(summary)
  -- errors.status isn't an error here: it also counts 4xx responses, which many of these requests should get.
  local errors = summary.errors
  local failed = summary.requests == 0 or errors.connect + errors.read + errors.write + errors.timeout > 0
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("counts")) do
      print(status, count)
      failed = failed or status >= 500
    end
  end
  if failed then
    os.exit(1)
  end
end
