import { defineConfig, type Plugin } from 'vite'

/**
 * Inlines everything into one file, because a page with an opaque origin cannot load scripts by URL, and its CSP can
 * allow inline script and styles exactly by their hashes.
 */
function inOneFile(): Plugin {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html')
      if (page?.type !== 'asset') throw new Error('The customiser has no page to put its script in.')
      const parts = Object.values(bundle).filter((part) => part !== page)
      const script = parts.flatMap((part) => (part.type === 'chunk' ? part.code : [])).join('\n')
      const style = parts
        .flatMap((part) =>
          part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : [],
        )
        .join('\n')
      page.source = String(page.source)
        .replace(/\s*<script[^>]*><\/script>|\s*<link[^>]*rel="(stylesheet|modulepreload)"[^>]*>/g, '')
        // Replacer functions, because a script may contain `$` patterns that a replacement string would expand.
        .replace('</head>', () => `<style>${style.trim()}</style></head>`)
        .replace(
          '</body>',
          () => `<script type="module">${script.trim().replaceAll('</script', '<\\/script')}</script></body>`,
        )
      for (const { fileName } of parts) delete bundle[fileName]
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [inOneFile()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
