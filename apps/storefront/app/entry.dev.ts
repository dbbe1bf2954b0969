// Fast refresh must be initialized before React; only development loads this.
import '@vitejs/plugin-react/preamble'
// A build inlines the styles of server-rendered parts into every page; in development, they are loaded with the code.
import './layout/FooterContent.tsx'
import './layout/SearchField.tsx'
import './entry.client.tsx'
