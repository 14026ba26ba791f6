<?php

namespace App\Providers;

use Illuminate\Foundation\Support\Providers\RouteServiceProvider as Base;
use Illuminate\Support\Facades\Route;

class RouteServiceProvider extends Base
{
    public function boot(): void
    {
        $this->routes(fn () => Route::prefix('api')->middleware('api')->group(base_path('routes/api.php')));
    }
}
