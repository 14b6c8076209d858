import { bundledChromium } from './bundled-chromium.ts';
import { spawnSync } from 'node:child_process';
const dir='/tmp/pdfx/up';
for (const libs of [undefined, [] as string[]]) {
  const b=(await bundledChromium(dir, libs))!;
  const r=spawnSync(b.executablePath,['--headless','--no-sandbox','--disable-gpu','--dump-dom','data:text/html,<p>alive'],{env:{HOME:'/tmp/pdfx',...b.env},encoding:'utf8'});
  console.log(JSON.stringify(b.env), r.status, r.stdout.trim(), r.stderr.slice(0,160));
}
