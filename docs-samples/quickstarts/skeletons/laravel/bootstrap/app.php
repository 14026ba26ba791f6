<?php

// A minimal Laravel app that uses Debian's packages.
require_once '/usr/share/php/Illuminate/autoload.php';
require_once '/usr/share/php/GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $file = dirname(__DIR__) . '/' . str_replace(['App\\', '\\'], ['app/', '/'], $class) . '.php';
    if (is_file($file)) {
        require $file;
    }
});

class HttpKernel extends Illuminate\Foundation\Http\Kernel
{
    protected $middlewareGroups = ['api' => []];
}

$app = new Illuminate\Foundation\Application(dirname(__DIR__));
$app->singleton(Illuminate\Contracts\Http\Kernel::class, HttpKernel::class);
$app->singleton(Illuminate\Contracts\Console\Kernel::class, Illuminate\Foundation\Console\Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, Illuminate\Foundation\Exceptions\Handler::class);
return $app;
