/**
 * The page of a registry shows the README outside its repository: while a package is made, its links are absolute.
 *
 *     node --import tsx scripts/pack-readme.ts absolute|restore
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const PAGE = 'README.md';
const KEPT = 'README.md.kept';

/** The README with every link into the project as an address. Pictures lead to the file itself, links to its page. */
export const withAbsoluteLinks = (page: string, repository: string): string => {
  const web = repository.replace(/^git\+/, '').replace(/\.git$/, '');
  const raw = web.replace('https://github.com/', 'https://raw.githubusercontent.com/');
  const isOwn = (to: string): boolean => !/^([a-z]+:|#)/i.test(to);
  return page
    .replace(/src="([^"]+)"/g, (all, to: string) => (isOwn(to) ? `src="${raw}/main/${to}"` : all))
    .replace(/\]\(([^)]+)\)/g, (all, to: string) => (isOwn(to) ? `](${web}/blob/main/${to})` : all));
};

if (process.argv[1]?.endsWith('pack-readme.ts')) {
  if (process.argv[2] === 'restore') {
    if (existsSync(KEPT)) renameSync(KEPT, PAGE);
  } else {
    const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: { url: string } };
    const page = readFileSync(PAGE, 'utf8');
    writeFileSync(KEPT, page);
    writeFileSync(PAGE, withAbsoluteLinks(page, repository.url));
  }
}
