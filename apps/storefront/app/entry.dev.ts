// Fast refresh must be in place before React is; only development loads this.
import '@vitejs/plugin-react/preamble'
// A build writes the styles of what is served with every page into it; here they come with its code.
import './layout/FooterContent.tsx'
import './layout/SearchField.tsx'
import './entry.client.tsx'
