<?php

return ['default' => 'terminal', 'channels' => ['terminal' => ['driver' => 'single', 'path' => 'php://stderr']]];
