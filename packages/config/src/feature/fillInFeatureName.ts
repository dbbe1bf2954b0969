/** Replaces the template's name with a feature's, such as `gift-wrap`, in each of its spellings. */
export function fillInFeatureName(text: string, name: string): string {
  const pascal = name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
  const camel = pascal.replace(/^./, (letter) => letter.toLowerCase())
  const words = name.replaceAll('-', ' ')
  return text
    .replaceAll('new-feature', name)
    .replaceAll('NewFeature', pascal)
    .replaceAll('newFeature', camel)
    .replaceAll('new feature', words)
    .replaceAll(
      'New feature',
      words.replace(/^./, (letter) => letter.toUpperCase()),
    )
}
