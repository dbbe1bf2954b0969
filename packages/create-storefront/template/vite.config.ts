import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

// The API is proxied under the origin of the page, so that its cookies are first-party.
export default defineConfig(({ mode }) => {
  const { VITE_STORE_ORIGIN: target = '' } = loadEnv(mode, '.', 'VITE_')
  // The API rejects changes from other origins, so the proxy sends the API's own origin.
  const forward = { target, changeOrigin: true, headers: { origin: target } }
  const proxy: Record<string, typeof forward> = target ? { '/api': forward, '/pictures': forward } : {}
  return { plugins: [react()], server: { proxy }, preview: { proxy } }
})
