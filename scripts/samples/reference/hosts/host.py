"""Runs the programs of a list, each in a fork of this process, which has already imported requests; see inHost."""

import os
import runpy
import sys

import requests  # noqa: F401

with open(sys.argv[1]) as lines:
    programs = [line.rstrip("\n").split("\t") for line in lines]

for name, directory, file in programs:
    child = os.fork()
    if child == 0:
        os.chdir(directory)
        for descriptor, output in ((1, "stdout"), (2, "stderr")):
            os.dup2(os.open(output, os.O_CREAT | os.O_WRONLY | os.O_TRUNC), descriptor)
        runpy.run_path(file, run_name="__main__")
        sys.exit()
    print(name, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) % 256, flush=True)
