import { readFileNamed } from '../../support/imported-files.ts';

/** As Chrome saves a page in a single file: without the page's scripts. */
const page = String.raw`From: <Saved by Blink>
Snapshot-Content-Location: http://jo.example/creme
Subject: =?utf-8?Q?Cr=C3=A8me=20de=20poireaux=20|=20Jo?=
Date: Fri, 27 Nov 2026 19:20:58 GMT
MIME-Version: 1.0
Content-Type: multipart/related;
	type="text/html";
	boundary="----MultipartBoundary--POjQsen4wQQQM5UlXGdrz9y2mFc9ICkInUoUs9sJLb----"


------MultipartBoundary--POjQsen4wQQQM5UlXGdrz9y2mFc9ICkInUoUs9sJLb----
Content-Type: text/html
Content-ID: <frame-D2D2F8960E20B8CFC749BD7CB50D6298@mhtml.blink>
Content-Transfer-Encoding: quoted-printable
Content-Location: http://jo.example/creme

<!DOCTYPE html><html lang=3D"fr"><head><meta http-equiv=3D"Content-Type" co=
ntent=3D"text/html; charset=3DUTF-8"><title>Cr=C3=A8me de poireaux | Jo</ti=
tle><meta property=3D"og:image" content=3D"http://jo.example/pictures/=
creme.png"><link rel=3D"canonical" href=3D"http://jo.example/creme">
</head>
<body><h1>Cr=C3=A8me de poireaux</h1><img src=3D"http://jo.example/pic=
tures/creme.png" alt=3D""><h2>Ingr=C3=A9dients</h2><ul><li>2 poireaux</li><=
li>20 cl de cr=C3=A8me fra=C3=AEche =C3=A9paisse</li></ul><h2>Pr=C3=A9parat=
ion</h2><ol><li>=C3=89mincez les poireaux, puis laissez-les fondre dans le =
beurre =C3=A0 feu doux pendant vingt minutes.</li><li>Ajoutez la cr=C3=A8me=
.</li></ol></body></html>
------MultipartBoundary--POjQsen4wQQQM5UlXGdrz9y2mFc9ICkInUoUs9sJLb----
Content-Type: image/png
Content-Transfer-Encoding: base64
Content-Location: http://jo.example/pictures/creme.png

iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA
EUlEQVQYlWM4ExpKEDGMKgIAR4eMQRieNEMAAAAASUVORK5CYII=

------MultipartBoundary--POjQsen4wQQQM5UlXGdrz9y2mFc9ICkInUoUs9sJLb------
`.replaceAll('\n', '\r\n');
const saved = (body: string, ...headers: string[]): string => [...headers, '', body].join('\r\n');

test('a page that Chrome saved as a single file is read with its accents and its picture', () => {
  expect(readFileNamed('creme.mhtml', page)).toMatchObject([
    {
      title: 'Crème de poireaux',
      url: 'http://jo.example/creme',
      ingredients: ['2 poireaux', '20 cl de crème fraîche épaisse'],
      instructions: [
        { text: 'Émincez les poireaux, puis laissez-les fondre dans le beurre à feu doux pendant vingt minutes.' },
        { text: 'Ajoutez la crème.' },
      ],
      picture: 95,
    },
  ]);
});

const HTML = `<h1>Soupe</h1><div itemscope itemtype="https://schema.org/Recipe"><img itemprop="image" src="cid:photo@jo">
<b itemprop="name">Crème</b><i itemprop="recipeIngredient">2 poireaux</i><i itemprop="recipeInstructions">Cuire.</i></div>`;

test('parts in parts, in base64 and another alphabet, with a picture that is named and has no address', () => {
  const inner = [
    '--inner',
    saved('Crème', 'Content-Type: text/plain; charset=utf-8'),
    '--inner',
    saved(
      Buffer.from(HTML, 'latin1').toString('base64'),
      'content-type: text/html; charset="iso-8859-1"',
      'content-transfer-encoding: BASE64',
    ),
    '--inner--',
  ].join('\r\n');
  const file = [
    saved(
      '',
      'From: <Saved by Windows Internet Explorer 11>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related;\r\n\tboundary=outer',
    ),
    '--outer',
    saved(inner, 'Content-Type: multipart/alternative; boundary="inner"'),
    '--outer',
    saved(
      Buffer.alloc(40, 7).toString('base64'),
      'Content-Type: image/png',
      'Content-ID: <photo@jo>',
      'Content-Transfer-Encoding: base64',
    ),
  ].join('\r\n');
  expect(readFileNamed('soupe.mht', file)).toMatchObject([
    { title: 'Crème', ingredients: ['2 poireaux'], instructions: [{ text: 'Cuire.' }], picture: 40 },
  ]);
});

test('a page that only has the name of such a file is read as the page it is', () => {
  expect(readFileNamed('soupe.mhtml', Buffer.from(HTML))).toMatchObject([{ title: 'Crème' }]);
});

test.each([
  ['nothing but boundaries', saved('--b\r\n'.repeat(200_000), 'Content-Type: multipart/related; boundary=b')],
  [
    'parts in parts without end',
    saved(
      '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(20_000),
      'Content-Type: multipart/related; boundary=b',
    ),
  ],
  [
    'equals signs',
    saved('='.repeat(1_000_000), 'Content-Type: text/html', 'Content-Transfer-Encoding: quoted-printable'),
  ],
  ['headers', 'Content-Type: text/html\r\n'.repeat(50_000)],
])('%s are refused at once', (_, file) => {
  const begun = performance.now();
  expect(readFileNamed('hostile.mhtml', file)).toMatchObject([{ refusal: expect.stringContaining('no recipe found') }]);
  expect(performance.now() - begun).toBeLessThan(3_000);
});
