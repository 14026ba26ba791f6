<?php

return ['default' => 'none', 'connections' => []];
