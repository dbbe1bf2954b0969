import { create } from 'storybook/theming/create'

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="36" viewBox="0 0 150 36">' +
  `<g transform="translate(18 18)" fill="#f2a20c">${petals(12, 15, 4.4)}</g>` +
  `<g transform="translate(18 18) rotate(15)" fill="#d97f06">${petals(12, 10, 3.2)}</g>` +
  '<circle cx="18" cy="18" r="4.5" fill="#8a5200"/>' +
  '<text x="42" y="17" font-family="Palatino Linotype,Palatino,Georgia,serif" font-size="19" fill="#2b211b">Marigold</text>' +
  '<text x="42" y="31" font-family="system-ui,sans-serif" font-size="11.5" fill="#6b5d52">storefront kit</text></svg>'

function petals(count: number, reach: number, width: number): string {
  return Array.from(
    { length: count },
    (_, petal) =>
      `<ellipse cx="0" cy="${-reach / 1.6}" rx="${width}" ry="${reach / 2.6}" transform="rotate(${(360 / count) * petal})"/>`,
  ).join('')
}

/** The theme of Storybook's own interface. */
export const marigoldTheme = create({
  base: 'light',
  brandTitle: 'Marigold storefront kit',
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  brandUrl: './?path=/docs/welcome--start-here',
  brandTarget: '_self',
  colorPrimary: '#b0124e',
  colorSecondary: '#b0124e',
  appBg: '#f7f1e8',
  appContentBg: '#fffcf7',
  appPreviewBg: '#fffcf7',
  appBorderColor: '#e9dfd2',
  appBorderRadius: 12,
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  textColor: '#2b211b',
  textMutedColor: '#6b5d52',
  textInverseColor: '#ffffff',
  barTextColor: '#6b5d52',
  barHoverColor: '#8f0d3f',
  barSelectedColor: '#b0124e',
  barBg: '#ffffff',
  buttonBg: '#ffffff',
  buttonBorder: '#e9dfd2',
  booleanBg: '#f7f1e8',
  booleanSelectedBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#8c7b6c',
  inputTextColor: '#2b211b',
  inputBorderRadius: 6,
})
