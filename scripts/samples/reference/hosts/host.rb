# Runs the programs of a list, each in a fork of this process, which has already loaded the libraries; see inHost.
# With an additional argument, they are jobs that Active Job performs immediately; a job's log is its output.
require "json"
require "net/http"
require "securerandom"

# Performs jobs immediately, including retries scheduled for later.
class AtOnce
  def enqueue(job) = ActiveJob::Base.execute(job.serialize)
  def enqueue_at(job, _time) = enqueue(job)
end

is_rails = ARGV.first == "rails"
if is_rails
  require "active_job"
  require "active_support/all"
  require "logger"
  ApplicationJob = Class.new(ActiveJob::Base)
  ActiveJob::Base.queue_adapter = AtOnce.new
end

File.readlines(ARGV.last, chomp: true).each do |line|
  id, dir, file = line.split("\t")
  child = fork do
    Dir.chdir(dir)
    $stdout.reopen("stdout", "w")
    $stderr.reopen("stderr", "w")
    ActiveJob::Base.logger = Logger.new($stdout) if is_rails
    load File.expand_path(file)
    File.basename(file, ".rb").camelize.constantize.perform_later if is_rails
  end
  Process.wait(child)
  puts "#{id} #{$?.exitstatus || 1}"
  $stdout.flush
end
