import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

// The store's API answers under the origin of the page, so its cookies are the page's own.
export default defineConfig(({ mode }) => {
  const { VITE_STORE_ORIGIN: target = '' } = loadEnv(mode, '.', 'VITE_')
  // The API refuses changes that another origin asks for; this server stands in for its own.
  const forward = { target, changeOrigin: true, headers: { origin: target } }
  const proxy: Record<string, typeof forward> = target ? { '/api': forward, '/pictures': forward } : {}
  return { plugins: [react()], server: { proxy }, preview: { proxy } }
})
