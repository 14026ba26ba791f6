# Performs the job in a file immediately, including retries scheduled for later; its log is the output.
require "active_job"
require "active_support/all"
require "logger"

class AtOnce
  def enqueue(job) = ActiveJob::Base.execute(job.serialize)
  def enqueue_at(job, _time) = enqueue(job)
end

ApplicationJob = Class.new(ActiveJob::Base)
ActiveJob::Base.queue_adapter = AtOnce.new
ActiveJob::Base.logger = Logger.new($stdout)
load File.expand_path(ARGV.first)
File.basename(ARGV.first, ".rb").camelize.constantize.perform_later
