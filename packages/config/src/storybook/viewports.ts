/** The viewports of the toolbar. */
export const viewports = {
  small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
} as const
