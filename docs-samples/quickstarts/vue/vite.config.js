// vite.config.js: in development, Vite proxies these paths to your server.
import vue from '@vitejs/plugin-vue';
import {defineConfig} from 'vite';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [vue()],
  server: {proxy: {'/api': server, '/webhooks': server}},
});
