import cad from './cad.json' with { type: 'json' };
import cricut from './cricut.json' with { type: 'json' };
import die from './die.json' with { type: 'json' };
import laser from './laser.json' with { type: 'json' };
import lightburn from './lightburn.json' with { type: 'json' };
import press from './press.json' with { type: 'json' };
import print from './print.json' with { type: 'json' };
import silhouette from './silhouette.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };

/** The built-in profiles but the hosted service's, as data that extend one another. */
export const builtInProfiles: Readonly<Record<string, unknown>> = {
  cad,
  die,
  table,
  lightburn,
  laser,
  cricut,
  silhouette,
  print,
  press,
};
