<?php

require 'libphp-phpmailer/autoload.php';
