# Runs a job like a queue worker, with all its attempts; waits of more than a minute are printed and skipped.
queue = ActiveJob::QueueAdapters::TestAdapter.new
ReceiptJob.queue_adapter = queue
job = ReceiptJob.new(1042, "you@shop.example")
begin
  loop do
    result = job.perform_now
    entry = queue.enqueued_jobs.shift
    (puts result; exit) unless entry

    wait = entry[:at] - Time.now.to_f
    abort "daily_limit_exceeded: waits #{wait.round} s" if wait > 60
    sleep [wait, 0].max
  end
rescue Mailwren::Error => e
  abort e.message
end
