# Performs the jobs of a list with Active Job, each in a process of its own that
# begins with Active Job loaded; see execute.ts. What a job logs is what it prints.
require "active_job"
require "active_support/all"
require "logger"

class ApplicationJob < ActiveJob::Base
end

# Performs jobs at once, also those that are to be tried again later.
class AtOnce
  def enqueue(job)
    ActiveJob::Base.execute(job.serialize)
  end

  def enqueue_at(job, _time)
    enqueue(job)
  end
end

ActiveJob::Base.queue_adapter = AtOnce.new

def perform(file, out, err)
  $stdout.reopen(out, "w")
  $stderr.reopen(err, "w")
  ActiveJob::Base.logger = Logger.new($stdout)
  load file
  File.basename(file, ".rb").camelize.constantize.perform_later
end

File.readlines(ARGV.fetch(0), chomp: true).each do |line|
  id, dir, file = line.split("\t")
  child = fork { perform(*[file, "stdout", "stderr"].map { |name| File.join(dir, name) }) }
  Process.wait(child)
  puts "#{id} #{$?.exitstatus || 1}"
  $stdout.flush
end
