import {rm} from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../lib/fail';
import {writeAtomically} from '../lib/files';
import {type Program, type WrittenProgram, idOf} from './program';

/** What stands in the programs, and what takes its place. */
export interface Redirect {
  /** The API's origin, as the description names it. */
  from: string;
  /** The mock's origin. */
  to: string;
}

/**
 * Writes the files of programs, each program into a folder of its own. The
 * address of the API is replaced by one of the mock which is that program's
 * alone; nothing else of the text is changed.
 *
 * @throws UserError naming a program that does not name the API, or whose name is taken
 */
export async function writePrograms(
  programs: readonly Program[],
  dir: string,
  {from, to}: Redirect,
): Promise<WrittenProgram[]> {
  await rm(dir, {recursive: true, force: true});
  const written = programs.map((program): WrittenProgram => {
    const id = idOf(program);
    const files = program.files.map(({name, code}) => ({name, code: code.replaceAll(from, `${to}/${id}`)}));
    if (files.every(({code}, index) => code === program.files[index]?.code)) {
      throw new UserError(
        `The ${program.target} program ${program.name} does not name ${from}. Expected a program that calls the API.`,
      );
    }
    return {...program, files, id, dir: path.join(dir, program.target, id)};
  });
  const [taken] = written.filter(({id}, index) => written.findIndex((other) => other.id === id) !== index);
  if (taken) {
    throw new UserError(`Two ${taken.target} programs have the name ${taken.name}. Give one of them another name.`);
  }
  await Promise.all(
    written.flatMap(({dir: own, files}) => files.map(({name, code}) => writeAtomically(path.join(own, name), code))),
  );
  return written;
}
