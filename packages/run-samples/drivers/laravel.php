<?php

/**
 * Calls the service class in a file with Laravel's HTTP client and prints the result.
 * The program provides its own configuration.
 */

use Illuminate\Config\Repository;
use Illuminate\Container\Container;
use Illuminate\Http\Client\Factory;
use Illuminate\Support\Facades\Facade;

// Debian's Laravel predates its PHP version.
error_reporting(E_ALL & ~E_DEPRECATED);

require 'Illuminate/autoload.php';
require 'GuzzleHttp/autoload.php';

$app = new Container();
Container::setInstance($app);
Facade::setFacadeApplication($app);
$configuration = getcwd() . '/config/services.php';
$app->instance('config', new Repository(['services' => is_file($configuration) ? require $configuration : []]));
$app->instance(Factory::class, new Factory());

require getcwd() . '/' . $argv[1];
$class = 'App\\Services\\' . basename($argv[1], '.php');
$shown = fn ($value) => is_scalar($value) ? $value : json_encode($value);
echo implode(PHP_EOL, array_map($shown, (array) $app->make($class)())), PHP_EOL;
