import sharp from 'sharp';
const [, , out, ...files] = process.argv;
const imgs = await Promise.all(
  files.map(async (f) => {
    const m = await sharp(f).metadata();
    return { f, w: m.width, h: Math.min(m.height, 1500) };
  }),
);
let x = 0;
const comp = [];
for (const i of imgs) {
  comp.push({
    input: await sharp(i.f).extract({ left: 0, top: 0, width: i.w, height: i.h }).toBuffer(),
    left: x,
    top: 0,
  });
  x += i.w + 10;
}
await sharp({
  create: { width: x, height: Math.max(...imgs.map((i) => i.h)), channels: 3, background: '#888' },
})
  .composite(comp)
  .png()
  .toFile(out);
