import {join, name, file} from '../text';
import type {Target} from '../types';
import {printLines, problemLines, requestLines, sendLines} from './ruby';

/** A job: Rails retries it if that helps, with the same id, which is the idempotency key. */
export const rails: Target = (request) => [
  file(`app/jobs/${name.snake(request.operationId)}_job.rb`, 'ruby', [
    'require "net/http"',
    '',
    `class ${name.pascal(request.operationId)}Job < ApplicationJob`,
    '  class TryAgain < StandardError; end',
    '',
    '  retry_on TryAgain,',
    '           wait: ->(count) { 2**(count - 1) },',
    '           attempts: 4',
    '',
    '  def perform',
    join(
      [
        ...requestLines(request, 'job_id', 'The id stays when the job is tried again, so nothing happens twice.'),
        '',
        ...sendLines(request),
        '  kind = StandardError',
        '  kind = TryAgain if answer["retryable"]',
        ...problemLines('raise kind,'),
        'end',
        printLines(request, 'logger.info'),
      ],
      '    ',
    ),
    '  end',
    'end',
  ]),
];
