#!/usr/bin/env python3
"""Cuts the fonts of the site out of their packages, into `src/ui/fonts`: `python3 tools/fonts/cut.py [FOLDER]`.

Needs Python 3.11, fontTools 4.38 and brotli (Debian: `apt-get install python3-fonttools python3-brotli`), and npm, which
fetches both packages. The files it writes are committed; the same packages and the same tools make the same bytes.
Why the cuts are as they are: docs/decisions/037-type-first.md.
"""

import copy
import hashlib
import logging
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib import instancer

OUT = Path(__file__).resolve().parents[2] / "src/ui/fonts"
PACKAGES = {
    "newsreader": "4b8cfba8f4e79abe7b221b761b751d76569fd2d2303a9cace2e90b862c56630d",
    "archivo": "20c4384ed6219fc792761ad56fd578a70ba8758374b307f2f8da3db2009924a9",
}
VERSION = "5.3.0"

# What English and Spanish are written with, and with them the letters of Western Europe. Archivo draws each letter whole where
# Newsreader puts a mark on another letter, so it has fewer of them.
BASIC = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0\u00ad¡£©ª«°·º»¿ÁÉÍÑÓÚÜ×áéíñóúü–—‘’“”…€−"
WEST = "àâãäåæçèêëìîïòôõöøùûßœı§®±²³½•™′″"
TEXT_LETTERS = BASIC + WEST + "ÀÂÃÄÅÆÇÈÊËÎÏÔÕÖØÛŒ„"
NAME_LETTERS = BASIC + WEST + "ÄÅÇÈÎÖØ↑↓"
# Central Europe, the Baltic, Romania, Turkey, and pinyin with its four tones.
EAST = "ĀāąćĆčČďđēęěğīİłŁńňŌōőřśŚşŞšŠťūůűźŹżŻžŽșȘțǎǐǒǔǖǘǚǜ"
TEXT_EAST = EAST + "ĂăĄĎĐĒĖėĘĚĞĢģĪĮįĶķĻļĽľŃŅņŇŐŘŤŪŮŰŲųȚǍǏǑǓ"

# A hyphen that does not break is the same letter, and so is the plain one of Unicode.
TWINS = {0x2010: 0x2D, 0x2011: 0x2D, 0x202F: 0xA0}

TEXT = {"wght": (400, 700), "opsz": (18, 52)}
NARROW = {"wght": (400, 800), "wdth": (75, 100)}
# Places on the axes whose kerning stands for all of them: it moves a pair of letters by some hundredths of a pixel, and is a third of a file.
TEXT_KERNING = {"wght": 500, "opsz": 28}
NARROW_KERNING = {"wght": 600, "wdth": 88}
FEATURES = ["kern", "liga", "tnum"]

# The tones of pinyin that Newsreader lacks: its own letter, and its own marks above it.
TONES = {"a": "amacron", "i": "imacron", "o": "omacron", "u": "umacron", "A": "Amacron", "I": "Imacron", "O": "Omacron", "U": "Umacron"}
CARONS = dict(zip("aiouAIOU", "ǎǐǒǔǍǏǑǓ"))
ABOVE_DIERESIS = {"ǖ": "uni0304", "ǘ": "acutecomb", "ǚ": "uni030C", "ǜ": "gravecomb"}


def fetch(folder: Path) -> dict[str, Path]:
    """Both packages, unpacked. Ends where one is not the one that the cuts were made from."""
    found = {}
    for name, digest in PACKAGES.items():
        package = f"@fontsource-variable/{name}@{VERSION}"
        packed = subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True)
        archive = folder / packed.stdout.strip().splitlines()[-1]
        if hashlib.sha256(archive.read_bytes()).hexdigest() != digest:
            sys.exit(f"{package} is not the package that the fonts were cut from.")
        with tarfile.open(archive) as tar:
            tar.extractall(folder / name)
        found[name] = folder / name / "package/files"
    return found


def add_glyph(font: TTFont, name: str, model: str, marks: list[tuple[str, int]], code: int) -> None:
    """A letter made of the parts of `model` with other marks above it, each with how far it is raised; it varies as `model` does."""
    glyf, gvar = font["glyf"], font["gvar"]
    glyph = copy.deepcopy(glyf[model])
    letter, mark = glyph.components
    glyph.components = [letter]
    for mark_name, raised in marks:
        part = copy.deepcopy(mark)
        part.glyphName, part.y = mark_name, mark.y + raised
        glyph.components.append(part)
    order = font.getGlyphOrder()
    advances = font["HVAR"].table
    if advances.AdvWidthMap is None:
        advances.AdvWidthMap = otTables.VarIdxMap()
        advances.AdvWidthMap.mapping = {one: index for index, one in enumerate(order)}
    advances.AdvWidthMap.mapping[name] = advances.AdvWidthMap.mapping[model]
    variations = copy.deepcopy(gvar.variations[model])
    for variation in variations:
        own = variation.coordinates
        variation.coordinates = [own[0], *[own[1]] * len(marks), *own[2:]]
    glyf[name] = glyph
    gvar.variations[name] = variations
    font["hmtx"][name] = font["hmtx"][model]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def add_tones(font: TTFont) -> None:
    """The letters of pinyin with a caron, and those with two marks."""
    known = font.getBestCmap()
    glyf = font["glyf"]
    for letter, model in TONES.items():
        code = ord(CARONS[letter])
        if code not in known:
            add_glyph(font, f"uni{code:04X}", model, [("uni030C", 0)], code)
    dots = glyf["uni0308"]
    for toned, mark in ABOVE_DIERESIS.items():
        if ord(toned) in known:
            continue
        marks = [("uni0308", 0), (mark, dots.yMax - glyf[mark].yMin + 60)]
        add_glyph(font, f"uni{ord(toned):04X}", "umacron", marks, ord(toned))


def cut(source: Path, letters: str, limits: dict, features: list[str], at: dict | None = None) -> TTFont:
    """The letters and the axes of a font. With `at`, the kerning is that of one place on the axes for all of them."""
    font = TTFont(source, recalcTimestamp=False)
    if "newsreader-latin-ext" in source.name:
        add_tones(font)
    codes = font.getBestCmap()
    missing = [letter for letter in letters if ord(letter) not in codes]
    if missing:
        sys.exit(f"{source.name} lacks {''.join(missing)}")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({twin: codes[code] for twin, code in TWINS.items() if chr(code) in letters})
    options = Options(layout_features=features, hinting=False, notdef_outline=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    subsetter = Subsetter(options)
    twins = [twin for twin, code in TWINS.items() if chr(code) in letters]
    subsetter.populate(unicodes=[*map(ord, letters), *twins])
    subsetter.subset(font)
    kerned = at and "GPOS" in font and instancer.instantiateVariableFont(copy.deepcopy(font), at)
    font = instancer.instantiateVariableFont(font, limits)
    if kerned:
        font["GPOS"] = kerned["GPOS"]
        font["GDEF"].table.VarStore = None
        font["GDEF"].table.Version = 0x00010002
    font.flavor = "woff2"
    return font


def main() -> None:
    logging.disable(logging.WARNING)
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    with tempfile.TemporaryDirectory() as folder:
        found = fetch(Path(folder))
        newsreader, archivo = found["newsreader"], found["archivo"]
        latin, east = "newsreader-latin-opsz", "newsreader-latin-ext-opsz"
        files = {
            "newsreader-latin": cut(newsreader / f"{latin}-normal.woff2", TEXT_LETTERS, TEXT, FEATURES, TEXT_KERNING),
            "newsreader-east": cut(newsreader / f"{east}-normal.woff2", TEXT_EAST, {**TEXT, "opsz": 24}, []),
            "newsreader-italic": cut(newsreader / f"{latin}-italic.woff2", BASIC, {"wght": 400, "opsz": 20}, FEATURES),
            "archivo-latin": cut(archivo / "archivo-latin-wdth-normal.woff2", NAME_LETTERS, NARROW, FEATURES, NARROW_KERNING),
            "archivo-east": cut(archivo / "archivo-latin-ext-wdth-normal.woff2", EAST, NARROW, []),
        }
        total = 0
        for name, font in files.items():
            path = out / f"{name}.woff2"
            font.save(path)
            total += path.stat().st_size
            print(f"{path.stat().st_size:7} {path.name}")
        print(f"{total:7} all")


if __name__ == "__main__":
    main()
