<?php

/**
 * Calls the service class of a file with Laravel's HTTP client and prints what
 * it returns. The class, the container, the facades and the configuration are
 * Laravel's; its two helpers `env` and `config` are written out here, because
 * Debian has them only with the whole framework.
 */

use Illuminate\Config\Repository;
use Illuminate\Container\Container;
use Illuminate\Http\Client\Factory;
use Illuminate\Support\Facades\Facade;

// Debian's Laravel is older than its PHP.
error_reporting(E_ALL & ~E_DEPRECATED);

function env(string $name): mixed
{
    return getenv($name);
}

function config(string $name): mixed
{
    return Container::getInstance()->make('config')->get($name);
}

foreach (['Container', 'Config', 'Http'] as $part) {
    require "Illuminate/$part/autoload.php";
}
require 'GuzzleHttp/autoload.php';

$app = new Container();
Container::setInstance($app);
Facade::setFacadeApplication($app);
$app->instance('config', new Repository(['services' => require getcwd() . '/config/services.php']));
$app->instance(Factory::class, new Factory());

require getcwd() . '/' . $argv[1];
$class = 'App\\Services\\' . basename($argv[1], '.php');
echo implode(PHP_EOL, (array) $app->make($class)()), PHP_EOL;
