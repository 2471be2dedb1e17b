/** Where the footer leads. Whoever runs an instance puts their own addresses here. */
export const footerLinks = {
  portfolio: 'https://larder.example',
  source: 'https://larder.example/source',
  network: 'https://larder.example/network',
  mail: 'mailto:hello@larder.example',
  photos: 'https://larder.example/photos',
} as const
