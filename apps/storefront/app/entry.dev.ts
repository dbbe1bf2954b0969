// Fast refresh must be in place before React is; only development loads this.
import '@vitejs/plugin-react/preamble'
import './entry.client.tsx'
