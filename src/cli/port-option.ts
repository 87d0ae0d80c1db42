import { InvalidArgumentError } from 'commander';

export const portNumber = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('Write a whole number up to 65535, for example 3001.');
  return Number(text);
};
