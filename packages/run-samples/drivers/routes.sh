# Compiles the route handlers of Next.js and Nuxt, with the strict settings that a customer's project has.
set -e
# Nuxt provides these globals.
cat > globals.d.ts <<'END'
declare const defineEventHandler: typeof import('h3').defineEventHandler;
declare const createError: typeof import('h3').createError;
declare const $fetch: import('ofetch').$Fetch;
END
echo '{"type": "module"}' > package.json
tsc --ignoreConfig --target es2022 --lib es2023,dom,dom.iterable --module esnext --moduleResolution bundler \
  --types node --strict --skipLibCheck --rootDir . $(find . -name '*.ts')
