import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/react/',
  plugins: [react()],
  build: { outDir: 'dist', modulePreload: { polyfill: false } },
})
